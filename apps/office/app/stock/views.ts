/** The views of the stock list. */
export const STOCK_VIEWS = ['all', 'low', 'out', 'idle'] as const
