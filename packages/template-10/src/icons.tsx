/** Icons are filled and have an outline of 3 units, like the drawn toys (`styles/base.css`). */
const icon = (d: string) => () => (
  <svg viewBox="0 0 32 32" className="icon" aria-hidden="true" focusable="false">
    <path d={d} />
  </svg>
)

export const HouseIcon = icon('M5 14 16 5l11 9v12a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2zM13 28v-8h6v8')
export const GlassIcon = icon('M5 14a9 9 0 1 0 18 0 9 9 0 1 0-18 0zm16 7 7 7')
/** Age. */
export const CakeIcon = icon('M5 18a3 3 0 0 1 3-3h16a3 3 0 0 1 3 3v10H5zm0 3c4 4 7-2 11 1s7 1 11-1M16 15V9m0-5v1')
export const BoxIcon = icon('M4 13h24v13a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zl4-7h16l4 7M16 6v7m-3 6h6')
export const BlocksIcon = icon('M4 17h11v11H4zm13 0h11v11H17zM10 4h12v13H10z')
export const RulerIcon = icon('m4 22 18-18 6 6-18 18zm5-5 3 3m2-8 3 3m2-8 3 3')
/** Repair: for warranty. */
export const MendIcon = icon('M6 17 17 6a6 6 0 0 1 9 9L15 26a6 6 0 0 1-9-9zm6-6 9 9m-6-4h0m2 2h0')
/** Other facts. */
export const FaceIcon = icon('M4 16a12 12 0 1 0 24 0 12 12 0 1 0-24 0zm7-3v1m10-1v1m-11 5c3 5 9 5 12 0')
export const WallIcon = icon('M4 5h10v9H4zm14 0h10v9H18zM4 18h10v9H4zm14 0h10v9H18z')
export const LockIcon = icon('M6 15h20v13H6zm4 0v-4a6 6 0 0 1 12 0v4m-6 5v3')
