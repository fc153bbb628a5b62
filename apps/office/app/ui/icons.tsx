const PATHS = {
  today: 'M4 11.5 12 5l8 6.5M6 10v9h12v-9M10 19v-5h4v5',
  orders:
    'M6 4l2 1.500L10 4l2 1.500L14 4l2 1.500L18 4v16l-2-1.500-2 1.500-2-1.500-2 1.500-2-1.500L6 20zM9.500 10h5M9.500 14h5',
  more: 'M4 7h16M4 12h16M4 17h16',
  team: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM3.5 19c.6-3 2.6-4.6 5.5-4.6s4.900 1.600 5.500 4.600M16 11.200a2.600 2.600 0 1 0-1-5M17.500 14.600c1.700.6 2.700 2 3 4.400',
  log: 'M6 4h9l4 4v12H6zM14 4v5h5M9 13h7M9 16.500h7',
  me: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.500 20c.8-3.800 3.600-5.800 7.500-5.800s6.700 2 7.500 5.800',
  shops:
    'M4 9.500 5.500 5h13L20 9.500M4 9.500c0 3.300 4 3.300 4 0 0 3.300 4 3.300 4 0 0 3.300 4 3.300 4 0 0 3.300 4 3.300 4 0M5.500 12v7.500h13V12',
  visit: 'M13.500 5H19v5.500M19 5l-8 8M16 14v5H5V8h5',
  key: 'M15 9.500a4.500 4.500 0 1 1-3.200-4.300A4.500 4.500 0 0 1 15 9.500ZM13.600 12.700 20 19v2h-3v-2h-2v-2l-2.200-2.200',
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
