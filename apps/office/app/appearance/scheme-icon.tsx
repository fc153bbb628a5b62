const PATHS = {
  day: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  night: 'M19 14.5A8 8 0 0 1 9.5 5a8 8 0 1 0 9.5 9.5Z',
} as const

/** The icon of a colour scheme. Not among the shared icons, so that only the editor loads it. */
export function SchemeIcon({ of }: { readonly of: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[of]} />
    </svg>
  )
}
