import { type ReactNode, useId } from 'react';

/** Shows its children only inside a shape. */
export function Clip({ shape, children }: { readonly shape: ReactNode; readonly children: ReactNode }) {
  const id = useId();
  return (
    <>
      <clipPath id={id}>{shape}</clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
    </>
  );
}
