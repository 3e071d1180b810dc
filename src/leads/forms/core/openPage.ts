import { navigate } from 'gatsby'

/** Goes to a page: inside the application, or with a full load for an absolute address. */
export function openPage(address: string): void {
  if (address.startsWith('/') && !address.startsWith('//')) void navigate(address)
  else window.location.assign(address)
}
