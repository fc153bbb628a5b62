import { type ComponentProps, useId } from 'react'
import { TextField } from '#app/ui/fields.tsx'

type CarrierFieldProps = ComponentProps<typeof TextField> & {
  /** Those whose parcels can be followed by their number. */
  readonly carriers: readonly string[]
}

/** Who brings a parcel: anybody, with the known carriers of the country as suggestions. */
export function CarrierField({ carriers, ...rest }: CarrierFieldProps) {
  const id = useId()
  return (
    <>
      <TextField name="carrier" maxLength={120} autoComplete="off" list={id} {...rest} />
      <datalist id={id}>
        {carriers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
