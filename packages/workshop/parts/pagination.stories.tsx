import { PageLinks } from '@store/template-kit'
import { part } from '../stage/part.tsx'

export default { title: 'Parts/Pagination' }

const at = (page: number, pages: number) =>
  part(() => <PageLinks page={page} pages={pages} href={(each) => `/productos?page=${each}`} className="pages" />)

export const FirstPage = at(1, 3)
export const MiddlePage = at(2, 3)
export const LastPage = at(3, 3)
export const ManyPages = at(12, 40)
