// Gatsby asks for a main file; everything is in gatsby-node.ts.
