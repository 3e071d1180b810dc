/** @jest-environment jsdom */
import { navigate } from 'gatsby'
import { openPage } from './openPage'

// jsdom cannot navigate and logs an error.
const notImplemented = jest.spyOn(console, 'error').mockImplementation(() => undefined)

beforeEach(() => {
  jest.mocked(navigate).mockClear()
  notImplemented.mockClear()
})

it('a path of the site is opened in the application', () => {
  openPage('/en/thankyou')
  expect(navigate).toHaveBeenCalledWith('/en/thankyou')
  expect(notImplemented).not.toHaveBeenCalled()
})

it.each(['https://app.outlay.example/register?lang=en', '//app.outlay.example/register'])(
  '%s is a full load',
  (address) => {
    openPage(address)
    expect(navigate).not.toHaveBeenCalled()
    expect(String(notImplemented.mock.calls[0]?.[0])).toContain('navigation')
  },
)
