/** The placeholder of a missing photo. */
export function NoPhoto() {
  return (
    <svg className="no-photo" viewBox="0 0 56 56" aria-hidden="true">
      <path d="M14 22h7l3-4h8l3 4h7v18H14z" />
      <circle cx="28" cy="31" r="6" />
    </svg>
  )
}
