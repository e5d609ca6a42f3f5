declare module 'virtual:address-of-worker' {
  export const addressOfWorker: string;
}

declare module 'virtual:address-of-workshop' {
  export const addressOfWorkshop: string;
}

declare module 'virtual:address-of-thinker' {
  export const addressOfThinker: string;
}
