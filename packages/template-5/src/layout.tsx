import type { LayoutProps } from '@store/template-kit'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

export function Layout({ children, screen }: LayoutProps) {
  return (
    <>
      <Header screen={screen} />
      <main id="main">{children}</main>
      <Footer />
    </>
  )
}
