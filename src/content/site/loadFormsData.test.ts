import { http } from '../../core/http/client'
import { loadFormsData } from './loadFormsData'

/** Mocks the response to the next request for forms data. */
const mockResponse = (body: unknown): jest.SpyInstance =>
  jest.spyOn(http, 'get').mockReturnValueOnce({
    json: () => (body instanceof Error ? Promise.reject(body) : Promise.resolve(body)),
  } as unknown as ReturnType<typeof http.get>)

afterEach(() => jest.restoreAllMocks())

const data = { disallowedEmailDomains: ['mail.example'] }

it('a locale is fetched once, from its own file', async () => {
  const get = mockResponse(data)
  expect(await Promise.all([loadFormsData('en'), loadFormsData('en')])).toEqual([data, data])
  expect(get.mock.calls).toEqual([['/forms-data/en.json']])
})

it('a failure rejects and is not stored', async () => {
  mockResponse(new Error('Request timed out'))
  await expect(loadFormsData('de')).rejects.toThrow('Request timed out')
  mockResponse(data)
  await expect(loadFormsData('de')).resolves.toEqual(data)
})

it.each([null, 'a page', {}, { disallowedEmailDomains: 'mail.example' }])(
  'a response that is no forms data (%j) is an error',
  async (body) => {
    mockResponse(body)
    await expect(loadFormsData('fr')).rejects.toThrow('/forms-data/fr.json holds something else')
  },
)
