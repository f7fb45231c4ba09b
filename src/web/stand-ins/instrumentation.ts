// Stands in for React Router's instrumentation: the app is given none, so that a router stays as it is.

const unused = (): never => {
	throw new Error("Nothing is instrumented here");
};

export const consumeInstrumentationClientResultMetaReceiver = (): undefined => undefined;
export const instrumentClientSideRouter = <Router>(router: Router): Router => router;
export const getRouteInstrumentationUpdates = unused;
export const instrumentHandler = unused;
export const instrumentationResultMetaContext = undefined;
