/** The address of the page where a result code can be typed, as people write an address. */
export const shortUrl = (link: string): string => {
	const { host, pathname } = new URL(link);
	return `${host}${pathname}?code`;
};
