/** The public interface of the stand-ins of Freshchat and Typeform. */
export { createChatAndSurvey, type ChatAndSurveyStandIn, type SurveyResponse } from './app'
