/** The public interface of the page that shows what all stand-ins received. */
export { createOverview, type ListedService } from './app'
