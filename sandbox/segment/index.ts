/** The public interface of the stand-in of Segment. */
export {
  createSegment,
  inPageKey,
  type SegmentCall,
  type SegmentDestination,
  type SegmentStandIn,
} from './app'
