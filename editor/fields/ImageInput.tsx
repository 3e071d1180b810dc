import type { Values } from '../values'
import type { InputProps } from './inputProps'
import { PictureInput } from './PictureInput'

/** An image field. */
export function ImageInput({ label, value, onChange }: InputProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <PictureInput image={(value ?? {}) as Values} onChange={onChange} />
    </fieldset>
  )
}
