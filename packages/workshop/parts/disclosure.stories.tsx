import { Disclosure } from '@store/template-kit'
import { part } from '../stage/part.tsx'

export default { title: 'Parts/Disclosure' }

const text = <p>Lo enviamos el mismo día si lo pides antes de las dos de la tarde.</p>

export const Closed = part(() => <Disclosure summary="Envíos">{text}</Disclosure>)
export const Open = part(() => (
  <Disclosure summary="Envíos" open>
    {text}
  </Disclosure>
))
export const OneOpenAtATime = part(() => (
  <>
    <Disclosure summary="Envíos" name="policy" open>
      {text}
    </Disclosure>
    <Disclosure summary="Cambios" name="policy">
      {text}
    </Disclosure>
  </>
))
