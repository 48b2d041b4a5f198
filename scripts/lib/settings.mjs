/** Where `make up` serves, from the environment: the settings that these scripts share with the server. */
export const settings = {
  host: process.env.HOST || '127.0.0.1',
  port: Number(process.env.PORT || 8080),
  linkedPort: Number(process.env.LINKED_PORT || 8081),
};
