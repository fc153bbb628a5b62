/** What a screen is about: its title, and what it is for in one sentence. */
export function PageHead({ title, intro }: { readonly title: string; readonly intro: string }) {
  return (
    <header className="stack" data-tight="">
      <h1>{title}</h1>
      <p className="letter muted">{intro}</p>
    </header>
  )
}
