/** The public interface of the stand-in of Segment. */
export { createSegment, type SegmentCall, type SegmentDestination, type SegmentStandIn } from './app'
