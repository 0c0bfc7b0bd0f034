import type { ReactNode } from 'react';

/** The mark: an arch of five stones, held by the one in the middle. */
export function KeystoneMark(): ReactNode {
  return (
    <svg className="page-types-mark" viewBox="0 0 40 32" width="40" height="32" aria-hidden="true">
      <path
        fill="currentColor"
        d="M1 31a19 19 0 0 1 4.100-11.700l6.700 5.300A10.500 10.500 0 0 0 9.500 31zM6.300 17.900A19 19 0 0 1 13.500 13.200l2.900 8A10.500 10.500 0 0 0 12.900 23.300zM33.700 17.900A19 19 0 0 0 26.500 13.200l-2.900 8a10.500 10.500 0 0 1 3.500 2.100zM39 31a19 19 0 0 0-4.100-11.700l-6.700 5.300A10.500 10.500 0 0 1 30.500 31z"
      />
      <path className="page-types-keystone" d="M13.800 4h12.400l-4.200 20h-4z" />
    </svg>
  );
}
