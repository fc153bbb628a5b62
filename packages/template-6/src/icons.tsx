import type { SVGProps } from 'react'

const Icon = ({ d, ...props }: SVGProps<SVGSVGElement> & { readonly d: string }) => (
  <svg
    viewBox="0 0 24 24"
    width="1em"
    height="1em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    aria-hidden="true"
    {...props}
  >
    <path d={d} />
  </svg>
)

export const CompareIcon = () => <Icon d="M4 4h6v16H4zM14 4h6v16h-6zM4 10h6M14 14h6" />
export const GridIcon = () => <Icon d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" />
export const ListIcon = () => <Icon d="M4 5h4v4H4zM4 15h4v4H4zM12 7h8M12 17h8" />
export const TableIcon = () => <Icon d="M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14" />
export const FilterIcon = () => <Icon d="M4 7h10M18 7h2M4 17h4M12 17h8M14 4v6M8 14v6" />
export const EyeIcon = () => (
  <Icon d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5" />
)
