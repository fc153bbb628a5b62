export { picturesOfText, withPictures } from '../html/text-pictures.ts'
export { type FetchedPicture, fetchPicture } from './fetch-picture.ts'
export { MEDIA_WIDTHS, mediaRoutes } from './serve.ts'
export { type SavedMedia, saveMedia } from './store.ts'
