/** Fetched on hover or focus of what opens the cart: most pages never show it. */
export const loadCart = () => import('./cart-content.tsx')
