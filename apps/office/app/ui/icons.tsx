const PATHS = {
  today: 'M4 11.5 12 5l8 6.5M6 10v9h12v-9M10 19v-5h4v5',
  orders:
    'M6 4l2 1.500L10 4l2 1.500L14 4l2 1.500L18 4v16l-2-1.500-2 1.500-2-1.500-2 1.500-2-1.500L6 20zM9.500 10h5M9.500 14h5',
  more: 'M4 7h16M4 12h16M4 17h16',
  team: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3.5 19c.6-3 2.6-4.6 5.5-4.6s4.900 1.600 5.500 4.600M16 11.200a2.600 2.600 0 1 0-1-5M17.500 14.600c1.700.6 2.700 2 3 4.400',
  log: 'M6 4h9l4 4v12H6zM14 4v5h5M9 13h7M9 16.500h7',
  me: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.500 20c.8-3.800 3.600-5.800 7.500-5.800s6.700 2 7.500 5.800',
  key: 'M15 9.500a4.500 4.500 0 1 1-3.200-4.300A4.500 4.500 0 0 1 15 9.500ZM13.600 12.700 20 19v2h-3v-2h-2v-2l-2.200-2.200',
  plus: 'M12 5v14M5 12h14',
  products: 'M4 8.500 12 4l8 4.500v7L12 20l-8-4.500zM4 8.500l8 4.500 8-4.500M12 13v7',
  stock: 'M4 20V9l8-5 8 5v11M8 20v-7h8v7M8 16.500h8',
  count: 'M5 5v14M9 5v14M13 5v14M17 5v14M3 15 19 9',
  tag: 'M4 4h7l9 9-7 7-9-9zM8 8h.01',
  price:
    'M12 4v16M16 7.500C15 6.500 13.700 6 12 6c-2.300 0-4 1-4 3s1.700 2.600 4 3 4 1 4 3-1.700 3-4 3c-1.700 0-3.200-.600-4.200-1.700',
  import: 'M12 4v11M8 11l4 4 4-4M5 19h14',
  discount:
    'M6 18 18 6M8 9.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3ZM16 17.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3Z',
  shipping: 'M3 7h11v9H3zM14 10h4l3 3v3h-7M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  payments: 'M3.500 6h17v12h-17zM3.500 10h17M7 14.500h4',
  messages: 'M4 5h16v11H9l-4 4v-4H4z',
  text: 'M5 5h14M5 10h14M5 15h9',
  appearance:
    'M12 4a8 8 0 1 0 0 16c1.500 0 1.500-1.200 1-2-.600-1.200.2-2.500 1.500-2.500H17a3 3 0 0 0 3-3A8.500 8.500 0 0 0 12 4ZM8 11h.01M11 8h.01M15 9h.01',
  numbers: 'M5 20V11M10 20V5M15 20v-7M20 20V8',
  settings: 'M5 7h8M17 7h2M5 12h2M11 12h8M5 17h10M15 5v4M9 10v4M17 15v4',
  domain:
    'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM4 12h16M12 4c2.500 2.500 2.500 13.500 0 16M12 4c-2.500 2.500-2.500 13.500 0 16',
  branch: 'M12 20s-6-5.500-6-10a6 6 0 0 1 12 0c0 4.500-6 10-6 10ZM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  search: 'M11 17a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM15.500 15.500 20 20',
  clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 7.500V12l3 2',
  undo: 'M9 7 5 11l4 4M5.500 11H15a4 4 0 0 1 0 8h-3',
  redo: 'M15 7l4 4-4 4M18.500 11H9a4 4 0 0 0 0 8h3',
  day: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600 7 7M17 17l1.400 1.400M5.600 18.400 7 17M17 7l1.400-1.400',
  night: 'M19 14.500A8 8 0 0 1 9.500 5a8 8 0 1 0 9.500 9.500Z',
  phone: 'M8 3.500h8v17H8zM11 18h2',
  desk: 'M4 5h16v11H4zM9 20h6M12 16v4',
  link: 'M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1',
  back: 'M14 6l-6 6 6 6',
  leave: 'M10 5H5v14h5M14 8l4 4-4 4M18 12H9',
} as const
export type IconName = keyof typeof PATHS

/** A drawn sign, beside the words that say the same. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}

/** The office's own sign: a shop's front under its awning. */
export function BrandSign() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect x="5" y="14" width="22" height="13" rx="2" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M14 27v-7h5v7" fill="none" stroke="currentColor" strokeWidth="2" />
      <g stroke="currentColor" strokeWidth="1.2">
        <path d="M3 6h6.500v7a3.250 3.250 0 0 1-6.500 0z" fill="#2a3f8f" />
        <path d="M9.500 6H16v7a3.250 3.250 0 0 1-6.500 0z" fill="#f6f1e6" />
        <path d="M16 6h6.500v7a3.250 3.250 0 0 1-6.500 0z" fill="#b8590f" />
        <path d="M22.500 6H29v7a3.250 3.250 0 0 1-6.500 0z" fill="#f6f1e6" />
      </g>
    </svg>
  )
}
