export { type FetchedPicture, fetchPicture } from './fetch-picture.ts'
export { MEDIA_WIDTHS, mediaRoutes } from './serve.ts'
export { fromSource, noteSource } from './sources.ts'
export { type SavedMedia, saveMedia } from './store.ts'
