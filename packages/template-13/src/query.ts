import { type CatalogQuery, changeQuery, emptyQuery } from '@store/core'

/** A catalogue query with only this asked. */
export const queryFor = (change: Partial<CatalogQuery>) => changeQuery(emptyQuery, change)
