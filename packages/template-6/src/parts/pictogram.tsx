/** Line drawings on a 48 × 48 grid. A pattern matches the category's name in the four languages. */
const DRAWINGS: readonly (readonly [RegExp, string])[] = [
  [
    /audi|sonid|sound|parlant|altavoz|music|musiq|\bsom\b|\bson\b/,
    'M9 30V24a15 15 0 0 1 30 0v6M9 29h6v11H9zM33 29h6v11h-6zM15 24a9 9 0 0 1 18 0',
  ],
  [
    /carg|energ|bater|batter|power|charg|pilha|cabl/,
    'M10 15h25v18H10zM35 20h4v8h-4M23 18l-5 7h7l-5 6M10 10v-3M35 10v-3',
  ],
  [
    /comput|laptop|portatil|informat|ordinat|teclad|monitor|\bpc\b|notebook/,
    'M11 11h26v18H11zM6 36h36l-4-7H10zM20 33h8M15 15h18v10H15z',
  ],
  [
    /foto|photo|camar|camer|video/,
    'M7 16h9l3-5h10l3 5h9v22H7zM24 19a8 8 0 1 1 0 16 8 8 0 0 1 0-16M24 23a4 4 0 1 1 0 8 4 4 0 0 1 0-8',
  ],
  [
    /casa|hogar|home|maison|domot|luz|light|lumi|ilumin|lamp/,
    'M24 7a12 12 0 0 1 6 22v5H18v-5a12 12 0 0 1 6-22M19 38h10M21 42h6M24 34V22M20 20l4 3 4-3',
  ],
  [/celul|movil|phone|telefon|tablet/, 'M15 5h18v38H15zM15 11h18M15 36h18M22 39.500h4'],
  [/reloj|watch|relog|montre|pulser/, 'M14 15h20v18H14zM18 15l1-9h10l1 9M18 33l1 9h10l1-9M24 20v5h4'],
  [/jueg|gam|jogo|jeu|consol/, 'M12 16h24l6 18h-7l-5-6H18l-5 6H6zM17 19v6M14 22h6M31 20h1M34 24h1'],
  [
    /red\b|redes|router|wi-?fi|network|reseau|rede/,
    'M7 29h34v9H7zM13 33.500h1M19 33.500h1M35 29V17M13 29V17M18 15a8 8 0 0 1 12 0M21 19a4 4 0 0 1 6 0',
  ],
  [/televis|\btv\b|pantall|screen|tela|ecran/, 'M6 10h36v23H6zM16 39h16M24 33v6M11 15h26v13H11z'],
]
const BOX = 'M24 6l17 9v18l-17 9-17-9V15zM7 15l17 9 17-9M24 24v18M15.500 10.500l17 9'

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The drawing for a category or a product without a photo. */
export function Pictogram({ name, className }: { readonly name: string; readonly className?: string }) {
  const [, path] = DRAWINGS.find(([words]) => words.test(plain(name))) ?? [null, BOX]
  return (
    <svg
      viewBox="0 0 48 48"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
