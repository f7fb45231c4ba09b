/** The address of another database on the same server. */
export function atDatabase(address: string, name: string): string {
	const url = new URL(address);
	url.pathname = `/${name}`;
	return url.href;
}
