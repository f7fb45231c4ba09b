/** A browser's event stream whose events come from the test. */
export class StandIn extends EventTarget {
	static readonly CLOSED = 2;
	static readonly opened: StandIn[] = [];
	/** The latest opened stream. */
	static readonly latest = (): StandIn => {
		const stream = StandIn.opened.at(-1);
		if (stream === undefined) throw new Error("No stream was opened");
		return stream;
	};
	readyState = 1;
	readonly url: string;
	constructor(url: string) {
		super();
		this.url = url;
		StandIn.opened.push(this);
	}
	close() {
		this.readyState = StandIn.CLOSED;
	}
	say(event: string, data = "") {
		this.dispatchEvent(new MessageEvent(event, { data }));
	}
}
