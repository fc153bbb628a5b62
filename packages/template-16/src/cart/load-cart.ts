/** The lines and totals of the cart: fetched once there are any. */
export const loadCart = () => import('./cart-content.tsx')
