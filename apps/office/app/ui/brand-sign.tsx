/** The office's logo: a shop's front under its awning. */
export function BrandSign() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <rect x="5" y="14" width="22" height="13" rx="2" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M14 27v-7h5v7" fill="none" stroke="currentColor" strokeWidth="2" />
      <g stroke="currentColor" strokeWidth="1.2">
        <path d="M3 6h6.5v7a3.25 3.25 0 0 1-6.5 0z" fill="#2a3f8f" />
        <path d="M9.5 6H16v7a3.25 3.25 0 0 1-6.5 0z" fill="#f6f1e6" />
        <path d="M16 6h6.5v7a3.25 3.25 0 0 1-6.5 0z" fill="#b8590f" />
        <path d="M22.5 6H29v7a3.25 3.25 0 0 1-6.5 0z" fill="#f6f1e6" />
      </g>
    </svg>
  )
}
