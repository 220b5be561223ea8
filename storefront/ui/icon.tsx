/** Hairline drawings on a field of 20 × 20. */
const paths = {
  bag: "M4 7h12l.8 10.5H3.2zM7 9V5.5a3 3 0 0 1 6 0V9",
  menu: "M2 6.5h16M2 13.5h11",
  search: "M14.5 9a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0Zm-1.6 3.9L17 17",
  close: "m4 4 12 12M16 4 4 16",
  check: "m4 10.5 4 4 8-9",
  down: "m5 8 5 5 5-5",
  left: "m12 4-6 6 6 6",
  right: "m8 4 6 6-6 6",
  previous: "M18 10H2m5-5-5 5 5 5",
  next: "M2 10h16m-5-5 5 5-5 5",
  up: "M10 18V2M5 7l5-5 5 5",
  plus: "M10 4v12M4 10h12",
  minus: "M4 10h12",
  pin: "M10 18s-6-5.6-6-10a6 6 0 0 1 12 0c0 4.4-6 10-6 10ZM12 8a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z",
  phone: "M6 3 3.5 4.5c0 7 5 12 12 12L17 14l-3.5-2.5-2 1.5C9.5 12 8 10.5 7 8.5l1.5-2z",
  fault: "M17.5 10a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0ZM10 6v5M10 13.7v.1",
  pause: "M7 4v12M13 4v12",
  play: "m6 4 10 6-10 6z",
  qr: "M3 3h5v5H3zM12 3h5v5h-5zM3 12h5v5H3zM12 12h2v2M17 12v2M12 17h2M17 17v.1",
  two: "M2.5 3H9v14H2.5zM11 3h6.5v14H11z",
  four: "M2.5 2.5h6v6h-6zM11.5 2.5h6v6h-6zM2.5 11.5h6v6h-6zM11.5 11.5h6v6h-6z",
  zoom: "M3 8V3h5M17 12v5h-5",
} as const;

export type IconName = keyof typeof paths;

/** A decoration: what it means is said by the words or the label of what it stands in. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.15"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
