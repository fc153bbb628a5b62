import type { ReactNode } from 'react'

/** The empty state of a list: a drawing, one sentence, one action. */
export function Empty({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className="empty">
      <svg
        viewBox="0 0 148 104"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      >
        <path d="M20 44v48h108V44" />
        <path d="M84 92V62h28v30M36 62h32v18H36z" />
        <g>
          <path d="M12 14h18v24a9 9 0 0 1-18 0z" fill="#2a3f8f" />
          <path d="M30 14h18v24a9 9 0 0 1-18 0z" fill="#f6f1e6" />
          <path d="M48 14h18v24a9 9 0 0 1-18 0z" fill="#1d6a44" />
          <path d="M66 14h18v24a9 9 0 0 1-18 0z" fill="#f6f1e6" />
          <path d="M84 14h18v24a9 9 0 0 1-18 0z" fill="#b8590f" />
          <path d="M102 14h18v24a9 9 0 0 1-18 0z" fill="#f6f1e6" />
          <path d="M120 14h16v24a8 8 0 0 1-16 0z" fill="#a3162e" />
        </g>
        <path d="M6 92h136" strokeLinecap="round" />
        <path d="M52 70c0-5 6-8 6-8M44 74h16" strokeLinecap="round" />
      </svg>
      <p>{text}</p>
      {children}
    </div>
  )
}
