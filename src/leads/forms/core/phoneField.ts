import type { Locale } from '../../../../locales.config'
import type { LeadFormId } from '../../model/contract'
import { forms } from '../../model/forms'
import type { PhoneNumber } from '../../model/phone'
import { phoneCountry } from '../../model/phoneCountry'

type ReadPhone = (text: string, country: string) => PhoneNumber | undefined

type PhoneField = {
  /** The check of a number; undefined when the formats cannot be loaded or the form has no telephone field. */
  checker(): Promise<((text: string) => boolean) | undefined>
}

/**
 * The telephone field of a form: loads the formats when it gets the focus, and formats the number for its country when
 * it loses it. Its country is the one chosen in the form, otherwise the page's.
 */
export function phoneField(
  element: HTMLFormElement,
  { form, locale, signal }: { form: LeadFormId; locale: Locale; signal: AbortSignal },
): PhoneField {
  if (!forms[form].fields.some(({ type }) => type === 'tel')) return { checker: async () => undefined }

  let loading: Promise<ReadPhone | undefined> | undefined
  const load = (): Promise<ReadPhone | undefined> => {
    loading ??= import('../../model/phone').then(
      ({ readPhone }) => readPhone,
      () => {
        loading = undefined
        return undefined
      },
    )
    return loading
  }
  const country = (): string => phoneCountry(new FormData(element).get('country'), locale.country)
  const isPhone = (target: EventTarget | null): target is HTMLInputElement =>
    target instanceof HTMLInputElement && target.type === 'tel'

  element.addEventListener('focusin', ({ target }) => void (isPhone(target) && load()), { signal })
  const format = async (input: HTMLInputElement): Promise<void> => {
    const readPhone = await load()
    const number = readPhone?.(input.value, country())
    if (number && document.activeElement !== input) input.value = number.display
  }
  element.addEventListener('focusout', ({ target }) => void (isPhone(target) && format(target)), { signal })
  if (element.contains(document.activeElement) && isPhone(document.activeElement)) void load()

  return {
    async checker() {
      const readPhone = await load()
      return readPhone && ((text) => readPhone(text, country()) !== undefined)
    },
  }
}
