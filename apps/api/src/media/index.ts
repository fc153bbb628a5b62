export { MEDIA_WIDTHS, mediaRoutes } from './serve.ts'
export { type SavedMedia, saveMedia } from './store.ts'
