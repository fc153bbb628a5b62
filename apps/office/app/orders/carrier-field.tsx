import { type ComponentProps, useId } from 'react'
import { TextField } from '#app/ui/fields.tsx'

type CarrierFieldProps = ComponentProps<typeof TextField> & {
  /** Carriers with a tracking page. */
  readonly carriers: readonly string[]
}

/** The carrier of a parcel: any name, with the known carriers of the country as suggestions. */
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
