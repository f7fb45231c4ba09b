/** The address of the page where a result code can be typed, as people write an address. */
export const typingAddress = (link: string): string => {
	const { host, pathname } = new URL(link);
	return `${host}${pathname}?code`;
};
