/** Style sheets that the bundle takes in. */
declare module '*.css'
