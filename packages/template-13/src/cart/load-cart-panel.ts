/** Fetched on hover or focus of what opens the cart: most pages never show it. */
export const loadCartPanel = () => import('./cart-panel.tsx')
