/** The page that a launch from a learning platform opens. What follows its `#` is the token of the launch, or a problem. */
export const launchPath = "/activity";

/** Begins the part after the `#` that names a problem by its code. */
export const problemMark = "problem-";
