/** Strokes of 2 px with round ends (`styles/base.css`). */
const drawn =
  (...paths: readonly string[]) =>
  () => (
    <svg viewBox="0 0 24 24" className="icon" aria-hidden="true" focusable="false">
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  )

export const TicketIcon = drawn('M6 3h12v18l-2-1.6-2 1.6-2-1.6-2 1.6-2-1.6L6 21z', 'M9.5 8h5M9.5 12h5')
export const PinIcon = drawn('M12 21c5-5.6 7-8.9 7-11.600A7 7 0 0 0 5 9.400C5 12.1 7 15.4 12 21z', 'M12 9.500h0')
export const ClockIcon = drawn('M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z', 'M12 7.500V12l3 2')
export const BikeIcon = drawn(
  'M6 20a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
  'M18 20a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
  'M6 16.5 10 9h6l2 7.500M9 5h3',
)
export const CoinIcon = drawn('M4 7h16v11H4z', 'M4 11h16M8 15h3')
