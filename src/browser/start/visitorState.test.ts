/** @jest-environment jsdom */
import { consent } from '../../visitor/consent/store'
import { bucketOf } from '../../visitor/experiments'
import { visitorState } from './visitorState'

it('asking what the page knows about its visitor assigns no experiment', () => {
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0')
  consent.grantAll()
  expect(visitorState()).toMatchObject({ experiments: {}, flags: { name: 'off' } })
  expect(visitorState().experiments).toEqual({})
  const all = { necessary: true, functionality: true, analytics: true, advertisement: true }
  expect(visitorState().preferences).toEqual({ ...all, allowed: true })
  expect(document.cookie).toBe('')
  const bucket = bucketOf('chatbot')
  expect(visitorState().experiments).toEqual({ chatbot: bucket })
})
