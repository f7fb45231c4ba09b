// Stands in for React Router's discovery of routes by asking a server: every page brings the whole list of routes.

const unused = (): never => {
	throw new Error("Routes are never discovered here");
};

export const URL_LIMIT = 0;
export const isFogOfWarEnabled = (): boolean => false;
export const getPatchRoutesOnNavigationFunction = (): undefined => undefined;
export const useFogOFWarDiscovery = (): void => {};
export const getManifestPath = unused;
export const getPartialManifest = unused;
export const getPathsWithAncestors = unused;
export const handleClientVersionMismatch = unused;
