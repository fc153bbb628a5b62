/** Words that occur in names of categories, in four languages, and the drawing for each. */
const CATEGORY_WORDS = [
  [/frut|fruit|verd|veg|légum|legum|hort|fresh|frais/i, 'leaf'],
  [/l[aá]ct|leite|leche|dairy|milk|lait|cr[eè]m|bebid|drink|jug|suco|boisson|agua|água|vin/i, 'bottle'],
  [/pan|bread|pão|pae|boulang|bak|torta|reposter|pâtis/i, 'loaf'],
  [/despens|pantry|épic|mercear|grano|grain|especi|spice|miel|honey|conserv|café|coffee/i, 'jar'],
] as const

const DRAWINGS = {
  leaf: 'M20 80C14 42 42 18 82 18c2 40-20 66-58 60M20 84c8-22 22-38 44-50',
  bottle: 'M42 14h16v14l10 16v38a6 6 0 0 1-6 6H38a6 6 0 0 1-6-6V44l10-16zM32 54h36M32 72h36M42 22h16',
  loaf: 'M20 82V50c-10-8-4-26 14-26h32c18 0 24 18 14 26v32zM38 42l-6 14M54 40l-6 14M70 42l-6 14',
  jar: 'M32 16h36v12H32zM28 36c0-6 4-8 8-8h28c4 0 8 2 8 8v42a8 8 0 0 1-8 8H36a8 8 0 0 1-8-8zM28 48h44v22H28z',
  box: 'M18 36l32-16 32 16v34L50 86 18 70zM18 36l32 16 32-16M50 52v34M34 28l32 16',
} as const

/** In place of a missing photo: a line drawing that suits the category. */
export function CategoryDrawing({ aisle }: { readonly aisle: string }) {
  const kind = CATEGORY_WORDS.find(([words]) => words.test(aisle))?.[1] ?? 'box'
  return (
    <svg className="aisle-drawing" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      <path d={DRAWINGS[kind]} />
    </svg>
  )
}
