/** What the list of stock can show. */
export const STOCK_VIEWS = ['all', 'low', 'out', 'idle'] as const
