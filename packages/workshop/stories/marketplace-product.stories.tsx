import { state } from '../stage/state.tsx'

export default { title: 'Screens/MarketplaceProduct' }

export const Full = state('MarketplaceProduct', 'full')
export const Bare = state('MarketplaceProduct', 'bare')
export const Away = state('MarketplaceProduct', 'away')
