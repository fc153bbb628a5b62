export { activeFilters, changeQuery, pageCount } from './catalog-changes.ts'
export { type ChosenOption, optionsFrom, optionsToText, withOption } from './catalog-options.ts'
export {
  type CatalogQuery,
  emptyQuery,
  MAX_PAGE_SIZE,
  PAGE_SIZE,
  type ProductPage,
  QUERY_PARAMETERS,
  SORTS,
  type Sort,
  searchFromQuery,
} from './catalog-query.ts'
export { isOpenEnded, queryFromSearch } from './query-from-search.ts'
