/** Strokes of 2.5 px with square ends (`styles/base.css`). */
const icon = (d: string) => () => (
  <svg viewBox="0 0 24 24" className="icon" aria-hidden="true" focusable="false">
    <path d={d} />
  </svg>
)

export const CartIcon = icon('M2 4h4l3 12h10l3-9H7M10 20.5h0m8 0h0')
export const TruckIcon = icon('M2 6h12v11H2zM14 10h5l3 4v3h-8zM7 19.5h0m10 0h0')
export const ShieldIcon = icon('M12 3 4 6v6c0 5 4 8 8 9 4-1 8-4 8-9V6zM8 12l3 3 5-6')
export const SwapIcon = icon('M4 8h14l-4-4m6 12H6l4 4')
export const LockIcon = icon('M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4')
