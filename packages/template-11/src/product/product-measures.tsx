import { useState } from 'react'
import type { Box } from '../parts/box.ts'
import { DimensionDrawing } from '../parts/dimension-drawing.tsx'
import { useWords } from '../words.ts'
import { DoorTest } from './door-test.tsx'

/** The drawing of a product's measures, with a person that can be switched off, and the door test. */
export function ProductMeasures({ box }: { readonly box: Box }) {
  const t = useWords()
  const [withPerson, setPerson] = useState(true)
  return (
    <section className="measures" aria-labelledby="measures">
      <div className="measures-head wraps">
        <h2 id="measures">{t('nogal.measures')}</h2>
        <label className="check person-check">
          <input type="checkbox" checked={withPerson} onChange={() => setPerson(!withPerson)} />
          <span>{t('nogal.besidePerson')}</span>
        </label>
      </div>
      <DimensionDrawing box={box} withPerson={withPerson} />
      {box.depth !== null && <DoorTest box={box} />}
    </section>
  )
}
