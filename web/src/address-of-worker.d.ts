declare module 'virtual:address-of-worker' {
  export const addressOfWorker: string;
}
